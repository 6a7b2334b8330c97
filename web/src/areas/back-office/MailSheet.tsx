import type { getMail } from '@fairfloor/domain/back-office/contract'
import { jobsPage } from '@fairfloor/domain/back-office/desk-pages'
import type { Answer } from '@fairfloor/domain/endpoint'
import { addressOf } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { useInstantText } from './instants.ts'
import styles from './MailSheet.module.css'
import { mailTexts } from './mail-texts.ts'
import { mailQuery } from './queries.ts'
import { backOfficeTexts } from './texts.ts'

/** One mail as written: as HTML and as plain text. */
export function MailSheet({ id, closeTo }: { id: number | null; closeTo: string }) {
  const t = useTexts(backOfficeTexts)
  const words = useTexts(mailTexts)
  const navigate = useNavigate()
  const [shown, setShown] = useState('html')
  const query = useQuery({ ...mailQuery(id ?? 0), enabled: id !== null })
  const mail = query.data
  const tabs = [
    { value: 'html', label: words.html },
    { value: 'text', label: words.text },
  ]
  return (
    <Tabs value={shown} onChange={setShown}>
      <Sheet
        open={id !== null}
        onClose={() => navigate(closeTo)}
        title={mail?.subject ?? t.mails}
        description={mail && words.to(mail.recipient)}
        tabs={<TabList label={t.mails} tabs={tabs} current={shown} />}
        flush
        scrim
      >
        <Loaded query={query} waiting={<SkeletonRows rows={1} height={320} className={styles.text} />}>
          {mail => (
            <>
              <Facts mail={mail} />
              <TabPanel value="html">
                {/* No scripts, no origin: a mail may quote strangers. Its links open in a new tab. */}
                <iframe
                  className={`wide block ${styles.html}`}
                  title={mail.subject}
                  sandbox="allow-popups allow-popups-to-escape-sandbox"
                  srcDoc={`<base target="_blank">${mail.html}`}
                />
              </TabPanel>
              <TabPanel value="text">
                <pre className={styles.text}>{mail.text}</pre>
              </TabPanel>
            </>
          )}
        </Loaded>
      </Sheet>
    </Tabs>
  )
}

function Facts({ mail }: { mail: Answer<typeof getMail> }) {
  const t = useTexts(mailTexts)
  const at = useInstantText()
  return (
    <div className="grid gap-3 t13 ink-2 pad-y-4 pad-x-6">
      <p>
        {mail.kind} · {t.writtenAt(at(mail.created_at))}
        {mail.sent_at && ` · ${t.sentAt(at(mail.sent_at))}`}
      </p>
      {mail.secret === 'not_kept' && <Alert>{t.secret}</Alert>}
      {mail.failure && (
        <Alert
          tone="error"
          title={t.lastError}
          action={
            <LinkButton to={addressOf(jobsPage, { query: { search: 'send-mail', state: 'failed' } })}>
              {t.toJobs}
            </LinkButton>
          }
        >
          {mail.failure}
        </Alert>
      )}
    </div>
  )
}
