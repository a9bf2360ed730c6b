type Module = Readonly<Record<string, unknown>> & {readonly __esModule?: boolean};

/**
 * What `import x from` takes of a module of either kind: all that Docusaurus' code for
 * pages needs of `tslib`, which has 30 such helpers and is sent whole.
 *
 * @see https://github.com/microsoft/tslib
 */
function importDefault(module: Module): Module {
  return module.__esModule ? module : {default: module};
}
export {importDefault as __importDefault};
