import { type ColorMode, useColorMode } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { themeIcons } from '@pasarela/contracts/look/theme-icons';
import clsx from 'clsx';
import preferences from '../../look/preferences.module.css';
import { preferencesWords } from '../../look/preferences-words.ts';
import { useWords } from '../../site/use-locale.ts';

type Props = { readonly className?: string; readonly onChange: (mode: ColorMode) => void };

/** As the dashboard has it: one press to the other theme, which is kept for both. */
export default function ColorModeToggle({ className, onChange }: Props) {
  const words = useWords(preferencesWords);
  const isBrowser = useIsBrowser();
  const { colorMode } = useColorMode();
  const other = colorMode === 'dark' ? 'light' : 'dark';
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx(preferences.control, preferences.icon)}
        aria-label={words[other]}
        disabled={!isBrowser}
        onClick={() => onChange(other)}
      >
        {/* Both are drawn, and the theme shows one: it is known before the scripts are. */}
        {(['moon', 'sun'] as const).map((name) => (
          <svg
            key={name}
            className={preferences[name]}
            aria-hidden="true"
            viewBox="0 0 24 24"
            width="16"
            height="16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={themeIcons[name]} />
          </svg>
        ))}
      </button>
    </div>
  );
}
