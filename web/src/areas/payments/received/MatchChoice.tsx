import type { Match } from '@fairfloor/domain/payments/received/bank-contract'
import { money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { receivedTexts } from './texts.ts'

interface MatchChoiceProps {
  matches: readonly Match[]
  at: number
  amount: number
  onChoose: (at: number) => void
}

/** What a sum may be for, the likeliest first. */
export function MatchChoice({ matches, at, amount, onChoose }: MatchChoiceProps) {
  const t = useTexts(receivedTexts)
  const [first] = matches
  if (!first) return <p className="t13 fg-2 anywhere">{t.noMatch}</p>
  if (matches.length === 1)
    return (
      <div className="on-fog round-input pad-3">
        <What match={first} amount={amount} />
      </div>
    )
  return (
    <RadioGroup
      label={t.matches}
      hideLabel
      look="boxed"
      value={String(at)}
      onChange={value => onChoose(Number(value))}
      options={matches.map((match, i) => ({ value: String(i), label: <What match={match} amount={amount} /> }))}
    />
  )
}

function What({ match, amount }: { match: Match; amount: number }) {
  const t = useTexts(receivedTexts)
  const { company, order_id, invoices, open, why } = match
  const numbers = invoices.map(({ invoice_number }) => invoice_number)
  const named = [...numbers, ...(order_id === null ? [] : [t.orderOf(order_id)])].join(', ')
  return (
    <span className="grid gap-half anywhere">
      <b>{company}</b>
      <span>{named || t.asCredit}</span>
      <span className="row wrap middle gap-y-1 gap-x-2">
        {why.map(reason => (
          <Tag key={reason} tone={reason === 'amount' ? 'green' : 'soft'}>
            {t.why[reason]}
          </Tag>
        ))}
        {named !== '' && open !== amount && <Tag tone="amber">{t.isOpen(money(open))}</Tag>}
      </span>
    </span>
  )
}
