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

/** `name={local}`. */
export const localAttribute = (name: string, local: string): MdxJsxAttribute =>
  expressionAttribute(name, local, {type: 'Identifier', name: local});

/** `name={data["…"]}`: the bundler keeps what is named so of the data and no more. */
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

/** `name="value"`. */
export const textAttribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** What MDX makes of the import of a module's default export. */
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
