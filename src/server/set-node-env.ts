// Read before anything else: React decides by this what it is, when it is first imported.
process.env.NODE_ENV ??= 'production';
