import { useTexts } from '../../../lib/texts.tsx'
import { useWindows } from '../../../visit/edition/use-windows.ts'
import type { Vts } from '../../../visit/edition/vts.ts'
import styles from './overview.module.css'
import { homeTexts } from './texts.ts'

const NOW = { order: 'ordering', confirm: 'confirmation', release: 'release' } as const

/** When the current edition takes orders, lets them be confirmed and released; what is open now stands out. */
export function ShowDates({ vts }: { vts: Vts }) {
  const t = useTexts(homeTexts)
  const windows = useWindows(vts)
  return (
    <dl className="grid gap-3" aria-label={t.dates}>
      {(['order', 'confirm', 'release'] as const).map(name => (
        <div key={name} className={styles.date} data-now={vts.phase === NOW[name] || undefined}>
          <dt className="sign t18">{t.windows[name]}</dt>
          <dd className="t13 fg-2">{windows[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
