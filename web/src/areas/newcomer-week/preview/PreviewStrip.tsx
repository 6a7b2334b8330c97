import { newcomerWeeksDeskPage } from '@fairfloor/domain/newcomer-week/desk-pages'
import { endWeekPreview, getWeekPreview } from '@fairfloor/domain/newcomer-week/preview-contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { useApiMutation } from '../../../lib/use-api-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useInstantOf } from '../desk/instant-text.ts'
import styles from './PreviewStrip.module.css'
import { previewTexts } from './preview-texts.ts'

/** Reminds the operator that the pages are not those of now, and ends that. */
export function PreviewStrip() {
  const { data } = useQuery(queryOf(getWeekPreview, {}))
  return data?.at ? <Strip at={data.at} timeZone={data.time_zone} /> : null
}

function Strip({ at, timeZone }: { at: string; timeZone: string }) {
  const t = useTexts(previewTexts)
  const instant = useInstantOf(timeZone)
  const end = useApiMutation(endWeekPreview, { onSuccess: () => location.assign(newcomerWeeksDeskPage.path) })
  return (
    <aside className={styles.strip} aria-label={t.preview}>
      <Icon name="eye" />
      <strong>{t.strip(instant(at))}</strong>
      <Button loading={end.loading} onClick={() => void end.run({})}>
        {t.end}
      </Button>
    </aside>
  )
}
