// Starts the production server. CommonJS, because an old Node cannot read main.ts and would end with a stack trace.
require('./check-node.cjs');
import('../src/server/main.ts');
