import { quickOrderPage } from '@fairfloor/domain/quick-order/pages'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { TextArea } from '../../ui/TextInput.tsx'
import { LoginFirst } from '../identity/LoginFirst.tsx'
import { rightsTexts } from '../identity/rights-texts.ts'
import { useMay, useUser } from '../identity/user.ts'
import styles from './QuickOrderPage.module.css'
import { quickOrderTexts } from './texts.ts'
import { QUICK_LIST, useQuickOrder } from './use-quick-order.ts'

const Preview = lazyPart(async () => ({ default: (await import('./Preview.tsx')).Preview }))
const BasketBar = lazyPart(async () => ({ default: (await import('../basket/BasketBar.tsx')).BasketBar }))

/** /quick-order: a pasted list of numbers and quantities becomes lines of the basket. */
export function QuickOrderPage() {
  const t = useTexts(quickOrderTexts)
  const { mayNotOrder } = useTexts(rightsTexts)
  const user = useUser()
  const mayOrder = useMay('order')
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <h1 className={styles.title}>{t.title}</h1>
      {user === null && <LoginFirst target={quickOrderPage.path} />}
      {user && !user.company && (
        <EmptyState icon="basket" title={t.staffTitle}>
          {t.staff}
        </EmptyState>
      )}
      {user?.company && (mayOrder ? <QuickOrder /> : <p className={styles.lead}>{mayNotOrder}</p>)}
    </>
  )
}

function QuickOrder() {
  const t = useTexts(quickOrderTexts)
  const { text, setText, call, upload, known, reading, check, takeFile, pick, drop, added, startAgain } =
    useQuickOrder()
  return (
    <>
      <p className={styles.lead}>{t.lead}</p>
      <div className={styles.order}>
        <section className={styles.paste}>
          <TextArea
            label={t.paste}
            hint={t.hint}
            value={text}
            rows={12}
            spellCheck={false}
            onChange={event => setText(event.target.value)}
            onKeyDown={event => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && check()}
          />
          <MutationError of={call} onRetry={check} />
          <MutationError of={upload} />
          <div className={styles.acts}>
            <Button variant="ink" loading={call.loading} disabled={text.trim() === ''} onClick={check}>
              {reading ? t.again : t.check}
            </Button>
            {(reading || text !== '') && (
              <Button variant="ghost" onClick={startAgain}>
                {t.clear}
              </Button>
            )}
          </div>
          <FileDrop
            label={t.file}
            act={t.chooseFile}
            hint={t.fileHint}
            accept=".csv,.txt,.tsv,.xlsx,.xlsm"
            loading={upload.loading}
            onFile={takeFile}
          />
        </section>
        <section className={styles.preview} aria-live="polite" aria-busy={call.isPending}>
          {known && reading ? (
            <Suspense fallback={<SkeletonRows rows={8} height={56} />}>
              <Preview sizes={known.sizes} reading={reading} onPick={pick} onDrop={drop} />
            </Suspense>
          ) : (
            <p className={styles.waiting}>{t.waiting}</p>
          )}
        </section>
      </div>
      <Suspense fallback={<div className={styles.bar} />}>
        <BasketBar list={QUICK_LIST} sizes={known?.sizes ?? []} onAdded={added} />
      </Suspense>
    </>
  )
}
