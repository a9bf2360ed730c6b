type Module = Readonly<Record<string, unknown>> & {readonly __esModule?: boolean};

/**
 * Returns a module such that `import x from` finds its default export. Docusaurus' code for
 * pages needs no other of the 30 helpers of `tslib`, which would be sent whole.
 *
 * @see https://github.com/microsoft/tslib
 */
function importDefault(module: Module): Module {
  return module.__esModule ? module : {default: module};
}
export {importDefault as __importDefault};
