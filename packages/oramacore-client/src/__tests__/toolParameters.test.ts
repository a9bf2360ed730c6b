import {expect, test} from 'vitest';
import {writeToolParameters} from '../toolParameters';

const parse = () => undefined;

test('text is unchanged, and a JSON schema becomes text', () => {
  expect(writeToolParameters('{"type":"object"}')).toBe('{"type":"object"}');
  expect(writeToolParameters({type: 'object'})).toBe('{"type":"object"}');
});

/** The internal structure of schemas in zod 4 and zod 3. */
const schemas = {
  'zod 4': {
    parse,
    _def: {
      type: 'object',
      shape: {
        n: {parse, description: 'A number', _def: {type: 'number'}},
        names: {
          parse,
          _def: {
            type: 'optional',
            innerType: {
              parse,
              _def: {type: 'array', element: {parse, _def: {type: 'string'}}},
            },
          },
        },
        kind: {parse, _def: {type: 'enum', entries: {a: 'a', b: 'b'}}},
        deep: {
          parse,
          _def: {type: 'default', innerType: {parse, _def: {type: 'boolean'}}},
        },
      },
    },
  },
  'zod 3': {
    parse,
    _def: {
      typeName: 'ZodObject',
      shape: () => ({
        n: {parse, description: 'A number', _def: {typeName: 'ZodNumber'}},
        names: {
          parse,
          _def: {
            typeName: 'ZodOptional',
            innerType: {
              parse,
              _def: {typeName: 'ZodArray', type: {parse, _def: {typeName: 'ZodString'}}},
            },
          },
        },
        kind: {parse, _def: {typeName: 'ZodEnum', values: ['a', 'b']}},
        deep: {
          parse,
          _def: {
            typeName: 'ZodDefault',
            innerType: {parse, _def: {typeName: 'ZodBoolean'}},
          },
        },
      }),
    },
  },
};

test.each(Object.entries(schemas))('a schema of %s becomes a JSON schema', (_name, schema) => {
  expect(JSON.parse(writeToolParameters(schema))).toEqual({
    type: 'object',
    properties: {
      n: {type: 'number', description: 'A number'},
      names: {type: 'array', items: {type: 'string'}},
      kind: {type: 'string', enum: ['a', 'b']},
      deep: {type: 'boolean'},
    },
    required: ['n', 'kind'],
    additionalProperties: false,
  });
});

test('an unsupported kind of zod schema is named in the error', () => {
  expect(() => writeToolParameters({parse, _def: {type: 'map'}})).toThrow('"map"');
});

test.each([undefined, null, 7, true, [], () => undefined])('%s is rejected', (parameters) => {
  expect(() => writeToolParameters(parameters)).toThrow(
    new Error('Invalid parameters type. Must be string, object or ZodType'),
  );
});
