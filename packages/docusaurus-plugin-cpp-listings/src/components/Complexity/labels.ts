import {translate} from '@docusaurus/Translate';
import type {InputKind, Measure} from '../../model/costs';

/** The name of a measure, and what it counts. */
export interface MeasureLabels {
  readonly name: string;
  readonly meaning: string;
}

/** The labels of each measure. */
export const measureLabels: Readonly<Record<Measure, MeasureLabels>> = {
  work: {
    name: translate({id: 'cppListings.complexity.work', message: 'Work'}),
    meaning: translate({
      id: 'cppListings.complexity.work.meaning',
      message:
        'The steps, plus every word of heap memory that is read or written, by the standard library too. The stated bound on time is compared with this sum.',
    }),
  },
  steps: {
    name: translate({id: 'cppListings.complexity.steps', message: 'Steps'}),
    meaning: translate({
      id: 'cppListings.complexity.steps.meaning',
      message:
        'Statements and conditions of the listing that ran. A call into the standard library is one, whatever happens inside.',
    }),
  },
  reads: {
    name: translate({id: 'cppListings.complexity.reads', message: 'Element reads'}),
    meaning: translate({
      id: 'cppListings.complexity.reads.meaning',
      message:
        'Reads of elements of the arrays that the listing’s variables hold, by the standard library too.',
    }),
  },
  writes: {
    name: translate({id: 'cppListings.complexity.writes', message: 'Element writes'}),
    meaning: translate({
      id: 'cppListings.complexity.writes.meaning',
      message:
        'Writes to elements of the arrays that the listing’s variables hold, by the standard library too.',
    }),
  },
  comparisons: {
    name: translate({id: 'cppListings.complexity.comparisons', message: 'Comparisons'}),
    meaning: translate({
      id: 'cppListings.complexity.comparisons.meaning',
      message:
        'Every <, >, ==, … of the listing that was evaluated, those of its loops included. Comparisons inside the standard library are not seen; look at the reads.',
    }),
  },
  allocations: {
    name: translate({id: 'cppListings.complexity.allocations', message: 'Allocations'}),
    meaning: translate({
      id: 'cppListings.complexity.allocations.meaning',
      message: 'Blocks of memory that were allocated.',
    }),
  },
  bytes: {
    name: translate({id: 'cppListings.complexity.bytes', message: 'Extra bytes'}),
    meaning: translate({
      id: 'cppListings.complexity.bytes.meaning',
      message:
        'The most memory in use at one time beyond the answer, on heap and stack. The instrumented program takes more stack than the plain one. The stated bound on space is compared with this maximum.',
    }),
  },
};

/** The name of a kind of inputs, and a title with it. */
export interface InputLabels {
  readonly name: string;
  readonly title: string;
}

/** The labels of each kind of inputs. */
export const inputLabels: Readonly<Record<InputKind, InputLabels>> = {
  worst: {
    name: translate({id: 'cppListings.complexity.worst', message: 'Adversarial'}),
    title: translate({
      id: 'cppListings.complexity.worst.title',
      message: '{measure} on adversarial inputs',
    }),
  },
  average: {
    name: translate({id: 'cppListings.complexity.average', message: 'Random, average of 3'}),
    title: translate({
      id: 'cppListings.complexity.average.title',
      message: '{measure} on random inputs, the average of 3',
    }),
  },
  best: {
    name: translate({id: 'cppListings.complexity.best', message: 'Favourable'}),
    title: translate({
      id: 'cppListings.complexity.best.title',
      message: '{measure} on favourable inputs',
    }),
  },
};

/** Returns the title of a plot of costs. */
export const titleOf = (measure: Measure, inputs: InputKind): string =>
  inputLabels[inputs].title.replace('{measure}', measureLabels[measure].name);
