// Imported first: React selects its build by NODE_ENV on import.
process.env.NODE_ENV ??= 'production';
