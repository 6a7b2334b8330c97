import { addToOrderList, createOrderList, type OrderList } from '@fairfloor/domain/order-lists/contract'
import { getOrderList } from '@fairfloor/domain/order-lists/lists-contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { everyQueryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Select } from '../../ui/Select.tsx'
import { useToast } from '../../ui/ToastProvider.tsx'
import { useUser } from '../../visit/user.ts'
import { ListDialog } from './ListDialog.tsx'
import { ListFields, type Naming } from './ListFields.tsx'
import { listsQuery, orderListAddress } from './order-lists.ts'
import { saveTexts } from './save-texts.ts'

export interface ListedPosition {
  product_attribute_id: number
  quantity: number
}

interface PutOnListProps {
  open: boolean
  onClose: () => void
  positions: readonly ListedPosition[]
  /** Called with what is on a list now. */
  onSaved?: ((positions: readonly ListedPosition[]) => void) | undefined
}

const NEW = 'new'

/** Puts flavours with their quantities on a list that is there, or on a new one. */
export function PutOnList({ open, onClose, positions, onSaved }: PutOnListProps) {
  const t = useTexts(saveTexts)
  const user = useUser()
  const toast = useToast()
  const navigate = useNavigate()
  const { data: lists = [] } = useQuery({ ...listsQuery, enabled: open })
  const mine = lists.filter(({ may_change }) => may_change)
  const [chosen, setChosen] = useState<string | null>(null)
  const [naming, setNaming] = useState<Naming>({ name: '', sharing: 'private' })
  const [asked, setAsked] = useState(false)
  const list = mine.find(({ id }) => String(id) === chosen)
  const isNew = list === undefined
  const isNameless = naming.name.trim() === ''
  const invalidates = [listsQuery, everyQueryOf(getOrderList)]
  const make = useApiMutation(createOrderList, { invalidates, intention: 'save-as-list' })
  const add = useApiMutation(addToOrderList, { invalidates, intention: 'put-on-list' })

  const close = () => {
    setAsked(false)
    make.clearError()
    add.clearError()
    onClose()
  }
  const done = ({ id, name }: Pick<OrderList, 'id' | 'name'>) => {
    onSaved?.(positions)
    setNaming({ name: '', sharing: 'private' })
    close()
    toast({
      tone: 'success',
      title: t.saved(name),
      action: { label: t.toList, onClick: () => navigate(orderListAddress(id)) },
    })
  }
  const save = async () => {
    setAsked(true)
    if (list) {
      const answer = await add.run({ params: { id: list.id }, body: { positions: [...positions] } })
      if (answer) done(answer.list)
    } else if (!isNameless) {
      const answer = await make.run({ body: { ...naming, positions: [...positions] } })
      if (answer) done(answer)
    }
  }
  return (
    <ListDialog
      open={open}
      onClose={close}
      title={t.put}
      description={t.what(positions.length)}
      save={isNew ? make : add}
      onSave={() => void save()}
    >
      {mine.length > 0 && (
        <Select
          label={t.list}
          value={list ? String(list.id) : NEW}
          options={[
            { value: NEW, label: t.newList },
            ...mine.map(({ id, name, owner }) => ({
              value: String(id),
              label: owner.id === user?.id ? name : t.of(name, owner.name),
            })),
          ]}
          onChange={setChosen}
        />
      )}
      {isNew && <ListFields value={naming} onChange={setNaming} error={asked && isNameless ? t.noName : null} />}
    </ListDialog>
  )
}
