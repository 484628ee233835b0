// Where require() can load ES modules, mocha uses it for the tests, and tsx then turns them and src into CommonJS. Packages that
// come in both forms (react-router, i18next) would be loaded twice as soon as a route is imported on demand, and behave unlike
// production. Told that require() cannot, mocha imports the tests.
Object.defineProperty(process.features, 'require_module', { value: false });
