import { useEffect, useRef, useState } from 'react'
import { sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import layout from '../../ui/layout.module.css'
import { Spinner } from '../../ui/Spinner.tsx'
import { signal } from './beep.ts'
import { goodsOf, nameOf } from './lines.ts'
import styles from './QuickOrder.module.css'
import { scannerTexts } from './scanner-texts.ts'
import { useCamera } from './use-camera.ts'
import type { QuickOrderState } from './use-quick-order.ts'

type Scanned = { readonly code: string; readonly name: string | null; readonly quantity: string }

/** Takes goods by their numbers, one after the other, as the camera sees them; each time once more. */
export default function Scanner({ scan }: Pick<QuickOrderState, 'scan'>) {
  const { language } = useLanguage()
  const t = useTexts(scannerTexts)
  const video = useRef<HTMLVideoElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [scanned, setScanned] = useState<readonly Scanned[]>([])
  const [beep] = useState(signal)
  useEffect(() => () => beep.end(), [beep])
  const { state, isLit, light } = useCamera(video, attempt, async code => {
    beep.sound()
    const found = await scan(code)
    const goods =
      found && goodsOf(found.sizes).get(found.line.flavour_ids.length === 1 ? found.line.flavour_ids[0]! : 0)
    const one = { code, name: goods ? sizeText(nameOf(goods), language) : null, quantity: found?.line.quantity ?? '1' }
    setScanned(before => [one, ...before.filter(each => each.code !== code)])
  })
  const isWorking = state === 'starting' || state === 'on'
  return (
    <div className="grid packed gap-4">
      {isWorking ? (
        <div className={`grid in-middle paper-ink relative clipped round-card on-ink ${styles.picture}`}>
          <video ref={video} muted playsInline aria-label={t.picture} />
          {state === 'starting' ? <Spinner size={40} /> : <span className={styles.beam} />}
        </div>
      ) : (
        <EmptyState
          icon="camera"
          title={t.titles[state]}
          action={
            <Button variant="ink" onClick={() => setAttempt(attempt + 1)}>
              {t.again}
            </Button>
          }
        >
          {t.whats[state]}
        </EmptyState>
      )}
      {light && (
        <Button variant="outline" aria-pressed={isLit} onClick={() => void light()}>
          {isLit ? t.lightOff : t.lightOn}
        </Button>
      )}
      {isWorking && scanned.length === 0 && <p className="ink-2 to-middle">{t.hint}</p>}
      <ul className={layout.parted} aria-live="polite" aria-label={t.scanned}>
        {scanned.map(({ code, name, quantity }) => (
          <li className={`grid baseline gap-3 pad-y-2 ${styles.scanned}`} key={code}>
            <b className="figures to-end">{quantity} ×</b>
            <span>
              {name ?? t.unknown}
              <small className="ink-2 block">{code}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
