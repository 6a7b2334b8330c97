import type { Account, Debtor } from '@fairfloor/domain/payments/received/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { DebtorFinder } from './DebtorFinder.tsx'
import { PaysWhat } from './PaysWhat.tsx'
import { type Chosen, proposed } from './proposed.ts'
import { accountQuery } from './queries.ts'
import { receivedTexts } from './texts.ts'

export interface Who {
  debtor: Debtor
  chosen: Chosen
  /** Nobody has changed what is proposed. */
  isProposal: boolean
}

interface WhoPaysProps {
  who: Who | null
  /** In euros; decides what is proposed. */
  amount: number | null
  /** Why somebody has to be chosen. */
  error?: string | null
  onChange: (who: Who | null) => void
  /** The payer stays. */
  isFixed?: boolean
}

/** What is booked for whom, as it is sent. */
export const whatOf = ({ debtor, chosen }: Who) => ({
  customer_id: debtor.customer_id,
  order_id: chosen.orderId,
  invoice_ids: [...chosen.invoiceIds],
})

/** Who pays, and what: proposed by number and amount until somebody changes it. */
export function WhoPays({ who, amount, error = null, onChange, isFixed }: WhoPaysProps) {
  const t = useTexts(receivedTexts).who
  if (!who)
    return (
      <DebtorFinder
        error={error}
        onChoose={debtor => onChange({ debtor, chosen: { orderId: null, invoiceIds: [] }, isProposal: true })}
      />
    )
  const { company, number } = who.debtor
  return (
    <div className="grid gap-4">
      {!isFixed && (
        <div className="row middle between gap-3 on-fog round-card pad-y-3 pad-x-4">
          <span className="grid anywhere">
            <b>{company}</b>
            {number && <small className="t13 fg-2">{number}</small>}
          </span>
          <Button onClick={() => onChange(null)}>{t.other}</Button>
        </div>
      )}
      <Owes who={who} amount={amount} onChange={onChange} />
    </div>
  )
}

function Owes({ who, amount, onChange }: WhoPaysProps & { who: Who }) {
  const query = useQuery(accountQuery(who.debtor.customer_id))
  const { data } = query
  useProposal(who, data, amount, onChange)
  return (
    <Loaded query={query} waiting={120}>
      {account => (
        <PaysWhat
          account={account}
          chosen={who.chosen}
          onChange={chosen => onChange({ ...who, chosen, isProposal: false })}
        />
      )}
    </Loaded>
  )
}

function useProposal(who: Who, account: Account | undefined, amount: number | null, onChange: (who: Who) => void) {
  const next = account && who.isProposal ? proposed(account, who.debtor, amount) : undefined
  const isOther = next !== undefined && JSON.stringify(next) !== JSON.stringify(who.chosen)
  useEffect(() => {
    if (next && isOther) onChange({ ...who, chosen: next })
  })
}
