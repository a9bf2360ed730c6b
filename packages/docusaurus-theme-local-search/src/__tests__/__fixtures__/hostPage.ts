import {create, insert, search} from '@orama/orama';

/** Searches as a page of a host site may, with Orama's own index and filters. */
export async function searchBooks(): Promise<string[]> {
  const books = create({schema: {title: 'string', pages: 'number'} as const});
  await insert(books, {id: 'b1', title: 'rotating arrays', pages: 90});
  await insert(books, {id: 'b2', title: 'rotating lists', pages: 10});
  const {hits} = await search(books, {term: 'rotating', where: {pages: {gt: 50}}});
  return hits.map(({id}) => id);
}
