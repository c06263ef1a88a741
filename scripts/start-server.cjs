// Starts the production server. CommonJS, because an old Node cannot read main.ts and would end with a stack trace.
require('./check-node.cjs');
// React selects its build by this when it is imported.
process.env.NODE_ENV = process.env.NODE_ENV || 'production';
import('../src/server/main.ts');
