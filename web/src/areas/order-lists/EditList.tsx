import { changeOrderList, createOrderList, type OrderList } from '@fairfloor/domain/order-lists/contract'
import { useState } from 'react'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ListDialog } from './ListDialog.tsx'
import { ListFields, type Naming } from './ListFields.tsx'
import { listQuery, listsQuery } from './order-lists.ts'
import { saveTexts } from './save-texts.ts'

interface EditListProps {
  open: boolean
  onClose: () => void
  /** Without one a new list is made. */
  list?: OrderList
}

/** Names and shares a list, or makes an empty one. */
export function EditList({ open, onClose, list }: EditListProps) {
  const t = useTexts(saveTexts)
  const begin: Naming = list ? { name: list.name, sharing: list.sharing } : { name: '', sharing: 'private' }
  const [draft, setDraft] = useState<Naming | null>(null)
  const [asked, setAsked] = useState(false)
  const value = draft ?? begin
  const isNameless = value.name.trim() === ''
  const close = () => {
    setDraft(null)
    setAsked(false)
    make.clearError()
    change.clearError()
    onClose()
  }
  const make = useApiMutation(createOrderList, { invalidates: [listsQuery] })
  const change = useApiMutation(changeOrderList, {
    invalidates: [listsQuery, ...(list ? [listQuery(list.id)] : [])],
  })
  const save = async () => {
    setAsked(true)
    if (isNameless) return
    const answer = list
      ? await change.run({ params: { id: list.id }, body: value })
      : await make.run({ body: { ...value, positions: [] } })
    if (answer) close()
  }
  return (
    <ListDialog
      open={open}
      onClose={close}
      title={list ? t.edit : t.make}
      save={list ? change : make}
      onSave={() => void save()}
    >
      <ListFields value={value} onChange={setDraft} error={asked && isNameless ? t.noName : null} />
    </ListDialog>
  )
}
