import type { Language } from '@fairfloor/domain/language'
import { useSettings } from '../lib/settings.ts'
import { useLanguage } from '../lib/texts.tsx'
import styles from './LanguageSwitch.module.css'

interface LanguageSwitchProps {
  /** Two letters, for narrow bars. */
  short?: boolean
}

/** In the language itself. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

/** The other languages of the shop, each under its own name; nothing if there is only one. */
export function LanguageSwitch({ short = false }: LanguageSwitchProps) {
  const { language, setLanguage } = useLanguage()
  const others = useSettings()?.languages.filter(one => one !== language) ?? []
  return others.map(one => (
    <button
      key={one}
      type="button"
      lang={one}
      className={short ? styles.short : undefined}
      aria-label={NAMES[one]}
      title={short ? NAMES[one] : undefined}
      onClick={() => setLanguage(one)}
    >
      {short ? one.toUpperCase() : NAMES[one]}
    </button>
  ))
}
