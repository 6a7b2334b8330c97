import { newcomerWeeksDeskPage } from '@fairfloor/domain/newcomer-week/desk-pages'
import { endWeekPreview } from '@fairfloor/domain/newcomer-week/preview-contract'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useInstantOf } from '../desk/instant-text.ts'
import styles from './PreviewStrip.module.css'
import { notePreview, runningPreview } from './preview-note.ts'
import { previewTexts } from './preview-texts.ts'

/** Reminds the operator that the event is not as it is now, and ends that. */
export function PreviewStrip() {
  const [note] = useState(runningPreview)
  return note && <Strip at={note.at} timeZone={note.timeZone} />
}

function Strip({ at, timeZone }: { at: string; timeZone: string }) {
  const t = useTexts(previewTexts)
  const instant = useInstantOf(timeZone)
  const end = useApiMutation(endWeekPreview, {
    onSuccess() {
      notePreview(null)
      location.assign(newcomerWeeksDeskPage.path)
    },
  })
  return (
    <aside
      className={`row wrap middle centred gap-y-2 gap-x-3 round-card signal-ink on-signal ${styles.strip}`}
      aria-label={t.preview}
    >
      <Icon name="eye" />
      <strong className="bold">{t.strip(instant(at))}</strong>
      <Button loading={end.loading} onClick={() => void end.run({})}>
        {t.end}
      </Button>
    </aside>
  )
}
