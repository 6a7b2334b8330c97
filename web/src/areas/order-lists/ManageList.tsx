import { deleteOrderList, type OrderList } from '@fairfloor/domain/order-lists/contract'
import { useState } from 'react'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { DeleteQuestion } from '../../ui/DeleteQuestion.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { EditList } from './EditList.tsx'
import { listTexts } from './list-texts.ts'
import { listsQuery } from './order-lists.ts'

interface ManageListProps {
  list: OrderList
  onDeleted?: () => void
}

/** Renames, shares and deletes a list; for those who may. */
export function ManageList({ list, onDeleted }: ManageListProps) {
  const t = useTexts(listTexts)
  const [isEditing, setEditing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const remove = useApiMutation(deleteOrderList, {
    invalidates: [listsQuery],
    isAlreadyDone: ({ status }) => status === 404,
    onDone: () => onDeleted?.(),
  })
  if (!list.may_manage) return null
  return (
    <>
      <MutationError of={remove} />
      <Button variant="ghost" icon="edit" aria-label={`${t.edit}: ${list.name}`} onClick={() => setEditing(true)}>
        {t.edit}
      </Button>
      <Button
        variant="ghost"
        icon="trash"
        aria-label={`${t.remove}: ${list.name}`}
        loading={remove.loading}
        onClick={() => setAsking(true)}
      >
        {t.remove}
      </Button>
      <EditList open={isEditing} onClose={() => setEditing(false)} list={list} />
      <DeleteQuestion
        open={isAsking}
        onClose={() => setAsking(false)}
        onDelete={() => void remove.run({ params: { id: list.id } })}
      >
        {t.deleteText(list.name)}
      </DeleteQuestion>
    </>
  )
}
