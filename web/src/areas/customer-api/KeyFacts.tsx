import { dayTimeText } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import styles from './KeyPage.module.css'
import { keyTexts } from './key-texts.ts'
import type { Settings } from './stock/queries.ts'

/** A key: its last characters, when and by whom it was made, and when it was last used. */
export function KeyFacts({ of }: { of: Settings }) {
  const t = useTexts(keyTexts)
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  const at = (instant: string | null) => instant && dayTimeText(instant, timeZone, language)
  return (
    <div className={styles.key}>
      <code>{of.api_key}</code>
      <KeyValue
        lined
        items={[
          { key: t.madeAt, value: at(of.api_key_made_at) },
          { key: t.madeBy, value: of.api_key_made_by ?? t.gone },
          { key: t.lastUsed, value: at(of.api_key_last_used_at) ?? t.neverUsed },
        ]}
      />
    </div>
  )
}
