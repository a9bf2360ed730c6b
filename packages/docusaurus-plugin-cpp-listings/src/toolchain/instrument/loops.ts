import type {Node} from 'web-tree-sitter';
import {hoistInitialiser, testOf} from './branches';
import {field, lineOf, parts, token} from './nodes';
import {step, type Tracer} from './tracer';

/**
 * Whether a loop ends only from inside. Its condition stays unchanged, so that the compiler sees
 * that too.
 */
function isEndless(condition: Node | null): boolean {
  return condition === null || /^(true|1)$/.test(condition.text);
}

/** Instruments a `while`. */
export function whileStatement(tracer: Tracer, node: Node): void {
  const clause = field(node, 'condition');
  const value = field(clause, 'value');
  if (isEndless(value)) {
    tracer.body(field(node, 'body'), `${step(lineOf(node))};`);
    return;
  }
  if (value.type !== 'declaration') {
    tracer.condition(value);
    tracer.body(field(node, 'body'));
    return;
  }
  // The variable is created again in each round, so it moves into the block of the loop.
  const {edits} = tracer;
  edits.replace(
    token(node, 'while'),
    token(clause, '('),
    `while (true) { ${step(lineOf(value))}; `,
  );
  tracer.expression(value);
  const test = testOf(value, tracer.listing);
  edits.after(value, `;${tracer.watches(value)} if (!${test}) break;`);
  edits.replace(token(clause, ')'), token(clause, ')'), '');
  tracer.body(field(node, 'body'));
  edits.after(node, ' }');
}

/** Instruments a `do … while`. */
export function doStatement(tracer: Tracer, node: Node): void {
  tracer.body(field(node, 'body'));
  const [condition] = parts(field(node, 'condition'));
  if (condition && !isEndless(condition)) {
    tracer.condition(condition);
  }
}

/** Instruments a `for` with three parts. */
export function forStatement(tracer: Tracer, node: Node): void {
  const {edits} = tracer;
  const initialiser = node.childForFieldName('initializer');
  const condition = node.childForFieldName('condition');
  const update = node.childForFieldName('update');
  const declares = initialiser?.type === 'declaration';
  if (declares) {
    // The block is around the loop, so that the watches outlive all rounds.
    edits.replace(token(node, 'for'), token(node, '('), `{ ${step(lineOf(initialiser))}; `);
    tracer.expression(initialiser);
    edits.after(initialiser, `${tracer.watches(initialiser)} for (;`);
  } else if (initialiser) {
    edits.before(initialiser, `${step(lineOf(initialiser))}, `);
    tracer.expression(initialiser);
  }
  const endless = isEndless(condition);
  if (condition && !endless) {
    tracer.condition(condition);
  }
  if (update) {
    edits.before(update, `${step(lineOf(update))}, `);
    tracer.expression(update);
  }
  tracer.body(field(node, 'body'), endless ? `${step(lineOf(node))};` : '');
  edits.after(node, declares ? ' }' : '');
}

/** Instruments a `for` over the elements of a range. */
export function rangeForStatement(tracer: Tracer, node: Node): void {
  const {edits} = tracer;
  const range = field(node, 'right');
  const end = hoistInitialiser(tracer, node, node, 'for');
  if (!end && range.descendantsOfType('call_expression').length > 0) {
    edits.before(node, `${step(lineOf(node))}; `);
  }
  // A step in the body would come after the variable gets its value. The value would then seem to
  // come from the line before.
  edits.before(range, `::trace::Rounds{${lineOf(node)}, `);
  tracer.expression(range);
  edits.after(range, '}');
  tracer.body(field(node, 'body'), tracer.watches(node).trim());
  edits.after(node, end);
}
