import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;
type Expression = Extract<Program['body'][number], {type: 'ExpressionStatement'}>['expression'];

function expressionAttribute(name: string, value: string, expression: Expression): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression}],
        },
      },
    },
  };
}

/** Returns the attribute `name={local}`. */
export const localAttribute = (name: string, local: string): MdxJsxAttribute =>
  expressionAttribute(name, local, {type: 'Identifier', name: local});

/**
 * Returns the attribute `name={data["…"]}`. The bundler keeps only the members of the data that are
 * named like this.
 */
export function memberAttribute(name: string, local: string, key: string): MdxJsxAttribute {
  const raw = JSON.stringify(key);
  return expressionAttribute(name, `${local}[${raw}]`, {
    type: 'MemberExpression',
    object: {type: 'Identifier', name: local},
    property: {type: 'Literal', value: key, raw},
    computed: true,
    optional: false,
  });
}

/** Returns the attribute `name="value"`. */
export const textAttribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** Returns the node that MDX makes from an import of a module's default export. */
export function importOf(local: string, specifier: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${local} from '${specifier}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            source: {type: 'Literal', value: specifier, raw: JSON.stringify(specifier)},
            specifiers: [
              {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: local}},
            ],
          },
        ],
      },
    },
  };
}
