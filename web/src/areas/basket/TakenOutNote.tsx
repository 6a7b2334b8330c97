import { sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { lineTexts } from './line-texts.ts'
import type { TakenOut } from './use-taken-out.ts'

interface TakenOutNoteProps {
  takenOut: Pick<TakenOut, 'last' | 'undo' | 'state'>
  onDismiss?: () => void
  className?: string | undefined
}

/** What was removed last, with the button that brings it back. */
export function TakenOutNote({ takenOut: { last, undo, state }, onDismiss, className }: TakenOutNoteProps) {
  const { language } = useLanguage()
  const t = useTexts(lineTexts)
  const [line] = last?.lines ?? []
  if (!last || !line) return null
  return (
    <>
      <MutationError of={state} className={className} />
      <Alert
        className={className}
        {...(onDismiss && { onDismiss })}
        action={
          <Button variant="ghost" loading={state.loading} onClick={undo}>
            {t.undo}
          </Button>
        }
      >
        {last.name === null ? t.emptied(last.lines.length) : t.removed(sizeText(last.name, language), line.quantity)}
      </Alert>
    </>
  )
}
