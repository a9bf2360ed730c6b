import {memo, useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import {afterNextFrame} from '../../client/nextFrame';
import styles from '@docusaurus/theme-classic/lib/theme/ColorModeToggle/styles.module.css';

type Mode = Props['value'];

function nextOf(mode: Mode, respectsSystem: boolean): Mode {
  if (!respectsSystem) {
    return mode === 'dark' ? 'light' : 'dark';
  }
  return mode === null ? 'light' : mode === 'light' ? 'dark' : null;
}

const nameOf = (mode: Mode) =>
  mode === null
    ? translate({id: 'pageLoading.colorToggle.system', message: 'system mode'})
    : mode === 'light'
      ? translate({id: 'pageLoading.colorToggle.light', message: 'light mode'})
      : translate({id: 'pageLoading.colorToggle.dark', message: 'dark mode'});

/**
 * The button that changes the colour mode. Unlike the button of the classic theme, it works before
 * the application has started, and shows no mode until the mode is known.
 */
function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  // The stored mode may come from another site on this host that has more modes.
  const mode = respectPrefersColorScheme || value === 'dark' ? value : 'light';
  // A second click may come before the first one has an effect.
  const chosen = useRef(mode);
  useEffect(() => {
    chosen.current = mode;
  }, [mode]);
  const label = translate(
    {
      id: 'pageLoading.colorToggle.current',
      message: 'Switch between dark and light mode (currently {mode})',
    },
    {mode: nameOf(mode)},
  );
  const labelWithoutMode = translate({
    id: 'pageLoading.colorToggle',
    message: 'Switch between dark and light mode',
    description: 'Label of the button that changes the colour mode, before the mode is known',
  });
  const change = async () => {
    const next = nextOf(chosen.current, respectPrefersColorScheme);
    chosen.current = next;
    // The change restyles the whole page, so the frame that responds to the click comes first.
    await afterNextFrame();
    onChange(next);
  };
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        className={clsx('clean-btn', styles.toggleButton, buttonClassName)}
        type="button"
        data-color-mode-toggle={!respectPrefersColorScheme || undefined}
        onClick={() => void change()}
        // A title equal to the label would be read out twice by screen readers.
        title={isBrowser ? nameOf(mode) : undefined}
        aria-label={isBrowser ? label : labelWithoutMode}
      >
        <IconLightMode aria-hidden className={clsx(styles.toggleIcon, styles.lightToggleIcon)} />
        <IconDarkMode aria-hidden className={clsx(styles.toggleIcon, styles.darkToggleIcon)} />
        {respectPrefersColorScheme && (
          <IconSystemColorMode
            aria-hidden
            className={clsx(styles.toggleIcon, styles.systemToggleIcon)}
          />
        )}
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);
