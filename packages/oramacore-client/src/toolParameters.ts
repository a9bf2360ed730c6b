import {isRecord} from './isRecord';

/** A zod schema. Only its shape is declared here, so that the package does not depend on zod. */
export interface ZodType {
  readonly _def: object;
  readonly parse: (value: unknown) => unknown;
}

/** The parameters of a tool: a JSON schema as text or as an object, or a zod schema. */
export type ToolParameters = string | Readonly<Record<string, unknown>> | ZodType;

const isZodType = (value: Readonly<Record<string, unknown>>) =>
  isRecord(value._def) && typeof value.parse === 'function';

/**
 * Returns the name of a schema's kind without "Zod"; zod 3 stores it as `typeName`, zod 4 as
 * `type`.
 */
function kindOf(definition: Readonly<Record<string, unknown>>): string {
  const kind = definition.typeName ?? definition.type;
  return typeof kind === 'string' ? kind.replace(/^Zod/, '').toLowerCase() : '';
}

const definitionOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  isRecord(schema) && isRecord(schema._def) ? schema._def : {};

/** The kinds that wrap another kind and make a property optional. */
const optional = new Set(['optional', 'default']);

function objectSchema(definition: Readonly<Record<string, unknown>>): object {
  const shape: unknown =
    typeof definition.shape === 'function'
      ? (definition.shape as () => unknown)()
      : definition.shape;
  const properties = Object.entries(isRecord(shape) ? shape : {});
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map(([name, each]) => [name, jsonSchema(each)])),
    required: properties
      .filter(([, each]) => !optional.has(kindOf(definitionOf(each))))
      .map(([name]) => name),
    additionalProperties: false,
  };
}

function bareSchema(definition: Readonly<Record<string, unknown>>): object {
  const kind = kindOf(definition);
  switch (kind) {
    case 'string':
    case 'number':
    case 'boolean':
      return {type: kind};
    case 'object':
      return objectSchema(definition);
    case 'array':
      // In `type`, zod 3 stores the schema of the elements, and zod 4 the name of the kind.
      return {type: 'array', items: jsonSchema(definition.element ?? definition.type)};
    case 'enum': {
      const values = definition.values ?? Object.values(definition.entries ?? {});
      return {type: 'string', enum: values};
    }
    case 'optional':
    case 'default':
      return jsonSchema(definition.innerType);
    default:
      throw new Error(
        `zod schemas of kind "${kind}" are not supported; pass a JSON schema instead`,
      );
  }
}

/** Converts a zod schema to a JSON schema. @throws Error with the name of an unsupported kind. */
function jsonSchema(schema: unknown): object {
  const description = isRecord(schema) ? schema.description : undefined;
  const bare = bareSchema(definitionOf(schema));
  return typeof description === 'string' ? {...bare, description} : bare;
}

/**
 * Converts a tool's parameters to the text that the server expects. @throws Error when they are
 * invalid.
 */
export function writeToolParameters(parameters: unknown): string {
  if (typeof parameters === 'string') {
    return parameters;
  }
  if (!isRecord(parameters)) {
    throw new Error('Invalid parameters type. Must be string, object or ZodType');
  }
  return JSON.stringify(isZodType(parameters) ? jsonSchema(parameters) : parameters);
}
