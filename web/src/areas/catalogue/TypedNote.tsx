import { type ReactNode, useState } from 'react'
import type { MutationState } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import styles from './OrderBar.module.css'
import { typedTexts } from './typed-texts.ts'

/** Of what names it for one basket: in its head, or in its page, which goes on at the lines. */
export interface TypedProps {
  look: 'head' | 'page'
  onAdded?: () => void
}

interface TypedNoteProps {
  /** head: hangs from the head of pages that have no order bar; page: in the basket's page. */
  look: 'head' | 'page'
  /** Where they are typed, if a page names several places. */
  at?: string | undefined
  pieces: number
  add: MutationState
  onAdd: () => void
  /** Where else it can be added: in place of the button. */
  children?: ReactNode
}

/** Names the pieces that are typed in lists and not added yet, and adds them with one press. */
export function TypedNote({ look, at, pieces, add, onAdd, children }: TypedNoteProps) {
  const t = useTexts(typedTexts)
  const [dismissed, dismiss] = useState(0)
  if (pieces === 0 || (look === 'head' && pieces === dismissed)) return null
  return (
    <div
      className={look === 'page' ? `mb-4 ${styles.typed}` : `absolute round-input ${styles.typed} ${styles.hanging}`}
      data-typed={look}
    >
      <Alert
        tone="warning"
        action={
          children ?? (
            <Button variant="signal" loading={add.loading} onClick={onAdd}>
              {t.add}
            </Button>
          )
        }
        {...(look === 'head' && { onDismiss: () => dismiss(pieces) })}
      >
        {at && `${at}: `}
        {t.typed(pieces)}
      </Alert>
      <MutationError of={add} />
    </div>
  )
}
