import { type ReactNode, useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import { MutationError } from '../../ui/MutationError.tsx'

interface AskFirstProps {
  icon: IconName
  label: string
  /** The label for screen readers, where several stand in a list. */
  ariaLabel?: string
  /** The button that does it. */
  sure: string
  of: { loading: boolean; error: Error | null; clearError: () => void }
  onSure: () => void
  /** What follows from it. */
  children: ReactNode
}

/** A button for what cannot be taken back: asks once more. */
export function AskFirst({ icon, label, ariaLabel, sure, of, onSure, children }: AskFirstProps) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <Button icon={icon} aria-label={ariaLabel} onClick={() => setAsked(true)}>
        {label}
      </Button>
    )
  return (
    <>
      <Alert
        title={label}
        onDismiss={() => setAsked(false)}
        action={
          <Button loading={of.loading} onClick={onSure}>
            {sure}
          </Button>
        }
      >
        {children}
      </Alert>
      <MutationError of={of} />
    </>
  )
}
