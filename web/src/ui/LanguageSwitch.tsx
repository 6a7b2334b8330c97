import { LANGUAGE_NAMES } from '../lib/language-names.ts'
import { useSettings } from '../lib/settings.ts'
import { useLanguage } from '../lib/texts.tsx'
import styles from './signs.module.css'

interface LanguageSwitchProps {
  /** Two letters, for narrow bars. */
  short?: boolean
}

/** The other languages of the shop, each under its own name; nothing if there is only one. */
export function LanguageSwitch({ short = false }: LanguageSwitchProps) {
  const { language, setLanguage } = useLanguage()
  const others = useSettings()?.languages.filter(one => one !== language) ?? []
  return others.map(one => (
    <button
      key={one}
      type="button"
      lang={one}
      className={short ? `in-middle fixed t13 fg bold round-input ${styles.language}` : undefined}
      aria-label={LANGUAGE_NAMES[one]}
      title={short ? LANGUAGE_NAMES[one] : undefined}
      onClick={() => setLanguage(one)}
    >
      {short ? one.toUpperCase() : LANGUAGE_NAMES[one]}
    </button>
  ))
}
