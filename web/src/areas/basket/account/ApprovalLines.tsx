import type { ApprovalLine } from '@fairfloor/domain/basket/approval/contract'
import { stepsOf } from '@fairfloor/domain/catalogue/fitting-quantity'
import { count, money, sizeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { LineExtras } from '../../../ui/LineExtras.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { Pack } from '../../catalogue/Pack.tsx'
import { lineTexts } from '../line-texts.ts'
import { approvalTexts } from './approval-texts.ts'
import styles from './approvals.module.css'
import type { Changed } from './approvals.ts'

interface ApprovalLinesProps {
  lines: readonly ApprovalLine[]
  mayChange: boolean
  isWaiting: boolean
  changed: Changed
  onChange: (flavour: number, quantity: number) => void
}

/** The lines as they were asked for; while they wait also what is another price or stock by now. */
export function ApprovalLines({ lines, mayChange, isWaiting, changed, onChange }: ApprovalLinesProps) {
  const { language } = useLanguage()
  const t = useTexts(lineTexts)
  return (
    <ul className="line-above">
      {lines.map(line => {
        const name = `${line.product_name} ${sizeText(line.size_name, language)}, ${line.name}`
        const quantity = changed[line.id] ?? line.quantity
        return (
          <li
            key={line.id}
            className={`grid middle gap-y-2 gap-x-3 line-below pad-y-2 ${styles.line}`}
            data-out={quantity === 0 || undefined}
          >
            <Pack url={line.image_url} />
            <div className={`grid anywhere ${styles.name}`}>
              <b>
                {line.brand_name} {line.product_name}, {line.name}
              </b>
              <small className="fg-2">
                {sizeText(line.size_name, language)} <Piece line={line} isWaiting={isWaiting} />
              </small>
              <LineExtras extras={line.extras} on="order page" />
              {isWaiting && <Since line={line} />}
            </div>
            {mayChange ? (
              <Stepper
                label={t.quantityOf(name)}
                value={quantity}
                unitsPerCase={line.units_per_case}
                steps={stepsOf(line)}
                onChange={pieces => onChange(line.id, pieces)}
              />
            ) : (
              <b className={styles.quantity}>{count(quantity)}</b>
            )}
            {isWaiting && <b className={`figures to-end ${styles.lineSum}`}>{money(line.total_now)}</b>}
          </li>
        )
      })}
    </ul>
  )
}

/** Of a piece; beside another one, what it was. */
function Piece({
  line: { single_then: then, single_now: now },
  isWaiting,
}: {
  line: ApprovalLine
  isWaiting: boolean
}) {
  if (then === null) return null
  if (!isWaiting || now === null || now === then) return <>· {money(then)}</>
  return (
    <>
      · <s>{money(then)}</s> <mark>{money(now)}</mark>
    </>
  )
}

/** What has changed since it was asked. */
function Since({ line }: { line: ApprovalLine }) {
  const t = useTexts(approvalTexts)
  const { quantity, asked, stock_now: now, stock_then: then, is_available: isAvailable } = line
  if (!isAvailable) return <mark>{t.gone}</mark>
  return (
    <>
      {quantity !== asked && <mark>{t.askedFor(count(asked))}</mark>}
      {now !== null && now < quantity && (
        <mark>
          {t.stockNow(count(now), count(quantity))} {then !== null && then > now && t.stockThen(count(then))}
        </mark>
      )}
    </>
  )
}
