import {translate} from '@docusaurus/Translate';
import type {InputKind} from '../../model/costs';

/** The names of the kinds of inputs. */
export const inputNames: Readonly<Record<InputKind, string>> = {
  average: translate({id: 'cppListings.race.average', message: 'Random inputs'}),
  worst: translate({id: 'cppListings.race.worst', message: 'Adversarial inputs'}),
  best: translate({id: 'cppListings.race.best', message: 'Favourable inputs'}),
};
