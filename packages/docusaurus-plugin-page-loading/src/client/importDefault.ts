type Module = Readonly<Record<string, unknown>> & {readonly __esModule?: boolean};

/**
 * Wraps a CommonJS module so that `import x from` finds its default export. It replaces `tslib`:
 * Docusaurus' client code uses only this one of the 30 helpers, and pages would load all of them.
 *
 * @see https://github.com/microsoft/tslib
 */
function importDefault(module: Module): Module {
  return module.__esModule ? module : {default: module};
}
export {importDefault as __importDefault};
