import { count, money, sizeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { amountIn } from '../../../lib/typed-amount.ts'
import { Field } from '../../../ui/Field.tsx'
import { QuantityInput } from '../../../ui/QuantityInput.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { Order } from '../orders.ts'
import { nameOf } from '../shipments/ShipmentGoods.tsx'
import { type Creditable, type CreditDraft, keyOfRate } from './credit-draft.ts'
import { creditTexts } from './credit-texts.ts'
import styles from './documents.module.css'

interface CreditRowsProps {
  order: Order
  invoice: Creditable
  draft: CreditDraft
  /** Whether somebody has tried to send it. */
  asked: boolean
  onChange: (part: Partial<CreditDraft>) => void
}

/** What is credited: lines of the invoice by pieces and price, or sums by VAT rate. */
export function CreditRows(props: CreditRowsProps) {
  return props.draft.way === 'sum' ? <Sums {...props} /> : <Lines {...props} />
}

function Lines({ order, invoice, draft, asked, onChange }: CreditRowsProps) {
  const { language } = useLanguage()
  const t = useTexts(creditTexts)
  return (
    <ul className="grid">
      {invoice.lines.map(({ line, pieces, amount }) => {
        const name = sizeText(nameOf(order, line), language)
        const quantity = draft.pieces[line] ?? null
        const each = draft.each[line] ?? ''
        return (
          <li key={line} className={`grid bottom gap-y-2 gap-x-3 line-below pad-y-3 ${styles.row}`}>
            <span>
              {name}
              <small className="block fg-2">{t.leftOf(count(pieces), money(amount))}</small>
            </span>
            <Field label={t.pieces}>
              {parts => (
                <QuantityInput
                  {...parts}
                  label={t.piecesOf(name)}
                  value={quantity}
                  max={pieces}
                  onChange={value => onChange({ pieces: { ...draft.pieces, [line]: value } })}
                />
              )}
            </Field>
            {draft.way === 'price' ? (
              <TextInput
                label={t.each}
                aria-label={t.eachOf(name)}
                inputMode="decimal"
                maxLength={10}
                value={each}
                error={asked && quantity !== null && quantity > 0 && !amountIn(each) ? t.wrong : null}
                onChange={event => onChange({ each: { ...draft.each, [line]: event.target.value } })}
              />
            ) : (
              <span />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Sums({ invoice, draft, asked, onChange }: CreditRowsProps) {
  const t = useTexts(creditTexts)
  return (
    <div className="grid fields top gap-4">
      {invoice.rates.map(part => {
        const key = keyOfRate(part)
        const typed = draft.sums[key] ?? ''
        const rate = part.category === 'E' ? t.deposit : t.rate(String(part.rate).replace('.', ','))
        return (
          <TextInput
            key={key}
            label={t.sumOf(rate)}
            hint={t.most(money(part.amount))}
            inputMode="decimal"
            maxLength={12}
            value={typed}
            error={asked && typed.trim() !== '' && !amountIn(typed) ? t.wrong : null}
            onChange={event => onChange({ sums: { ...draft.sums, [key]: event.target.value } })}
          />
        )
      })}
    </div>
  )
}
