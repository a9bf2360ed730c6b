import type {ClientModule} from '@docusaurus/types';
import {fontsKey, withoutFontsAttribute} from '../inline/deferFonts';

/**
 * Enables the fonts on the next page that the reader opens, if they were fetched. Docusaurus calls
 * this.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  const {documentElement} = document;
  if (
    previousLocation &&
    previousLocation.pathname !== location.pathname &&
    documentElement.hasAttribute(withoutFontsAttribute) &&
    localStorage.getItem(fontsKey)
  ) {
    documentElement.removeAttribute(withoutFontsAttribute);
  }
};
