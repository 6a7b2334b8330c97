import { getExhibitors } from '@fairfloor/domain/trade-show/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'
import { TypedNote } from '../catalogue/TypedNote.tsx'
import { boothList, FOUND_LIST, SHOWCASE } from './OrderFoot.tsx'
import { useAddToOrder } from './use-add-to-order.ts'
import { useClosed } from './use-closed.ts'

interface FairTypedProps {
  /** Called when something that was typed has been added. */
  onAdded: () => void
}

/** What is typed at the fair and not in the order yet, for each place where it stands, while it can be added. */
export function FairTyped({ onAdded }: FairTypedProps) {
  const closed = useClosed()
  const { data: exhibitors = [] } = useQuery(queryOf(getExhibitors, {}))
  if (closed !== null) return null
  return (
    <>
      {exhibitors.map(({ id, name }) => (
        <Typed key={id} list={boothList(id)} at={name} onAdded={onAdded} />
      ))}
      <Typed list={SHOWCASE} onAdded={onAdded} />
      <Typed list={FOUND_LIST} onAdded={onAdded} />
    </>
  )
}

/** Each place is added by itself, as there: after a lost answer the same press is the same call, here or there. */
function Typed({ list, at, onAdded }: FairTypedProps & { list: string; at?: string }) {
  const { typed, add, submit } = useAddToOrder(list, null, onAdded)
  return <TypedNote look="page" at={at} pieces={typed.pieces} add={add} onAdd={submit} />
}
