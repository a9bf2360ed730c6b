declare module '@generated/contiguous-listings/default/catalogue.json' {
  import type {CatalogueData} from '@site/src/plugins/listings/shared';

  const catalogue: CatalogueData;
  export default catalogue;
}
