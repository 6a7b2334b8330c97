import type { getContentVersion } from '@fairfloor/domain/content/desk-contract'
import { contentDeskPage } from '@fairfloor/domain/content/desk-pages'
import type { Answer } from '@fairfloor/domain/endpoint'
import { dayTimeText } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { previewTexts } from './preview-texts.ts'

/** Tells the operator that only they see this. */
export function PreviewNote({ version }: { version: Answer<typeof getContentVersion>['version'] }) {
  const t = useTexts(previewTexts)
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  const from = version.published_from && dayTimeText(version.published_from, timeZone, language)
  return (
    <div lang={language}>
      <Alert tone="warning" title={t.title} action={<LinkButton to={contentDeskPage.path}>{t.back}</LinkButton>}>
        {from ? t[version.state === 'planned' ? 'planned' : 'shown'](from) : t.draft}
      </Alert>
    </div>
  )
}
