import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';
import styles from './styles.module.css';

/**
 * The link to the landing page: the site's logo and title. The drawing of `static/img/logo.svg` is
 * part of the page, in the colours of the colour mode. For a picture in an `img`, browsers create a
 * document before they show the page, and the theme has one picture for each colour mode.
 */
export default function Logo({imageClassName, titleClassName, ...rest}: Props): ReactNode {
  const {title, logo} = useThemeConfig().navbar;
  return (
    <Link to="/" {...rest}>
      <svg
        className={imageClassName}
        role="img"
        aria-label={logo?.alt}
        width={logo?.width}
        height={logo?.height}
        viewBox="0 0 32 32"
      >
        <path
          className={styles.block}
          d="M3 7h26a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1z"
        />
        <path className={styles.cell} d="M11.7 7h8.6v13h-8.6z" />
        <path fill="currentColor" d="m16 22 4 5.5h-8z" />
      </svg>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
