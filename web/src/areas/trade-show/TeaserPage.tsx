import { LOBBY } from '@fairfloor/domain/trade-show/addresses'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadFailure } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { useVts, type Vts } from '../../visit/edition/vts.ts'
import { LoginForm } from '../../visit/LoginForm.tsx'
import { useUser } from '../../visit/user.ts'
import { RichText } from '../content/RichText.tsx'
import { ShowHero } from '../content/ShowHero.tsx'
import { ShowDates, ShowTimeLine } from '../content/ShowNow.tsx'
import { usePreview, useWritten } from '../content/use-written.ts'
import { NoShow } from './NoShow.tsx'
import styles from './TeaserPage.module.css'
import { teaserTexts } from './teaser-texts.ts'

/** /vts: the show for newcomers: name, dates, countdown, what to expect, login or register. */
export function TeaserPage() {
  const t = useTexts(teaserTexts)
  const user = useUser()
  const { vts, offset, query } = useVts()
  const page = useTeaser()
  if (query.error && !vts) return <LoadFailure query={query} missing={<NoShow />} />
  return (
    <div className="grid gap-12">
      <PageTitle>{vts?.name ?? t.fair}</PageTitle>
      <ShowHero picture={page?.image_url} aside={<Enter vts={vts} />} compact>
        {vts && (
          <div className="row wrap middle gap-y-2 gap-x-4">
            <p className="bold round-full pad-y-1 pad-x-3 signal-ink on-signal">{t.phases[vts.phase]}</p>
            <ShowTimeLine vts={vts} offset={offset} onEnd={() => void query.refetch()} />
          </div>
        )}
        <h1>{vts?.name}</h1>
        <p className={styles.slogan}>{page?.title ?? t.slogan}</p>
        <p className={`t18 ${styles.lead}`}>{page?.lead ?? t.lead}</p>
        {user === null && (
          <LinkButton to={LOBBY} variant="glass" size="l" iconEnd="arrowRight">
            {t.look}
          </LinkButton>
        )}
      </ShowHero>
      {vts && (
        <section className="stack gap-5">
          <ShowDates vts={vts} />
        </section>
      )}
      {page && page.sections.length > 0 && (
        <section className={`grid gap-5 ${styles.expect}`}>
          <h2>{t.expect}</h2>
          <ul className="grid gap-y-8 gap-x-6">
            {page.sections.map(({ head, content, image_url }) => (
              <li key={head}>
                {image_url && (
                  <img
                    className="wide cover on-fog-2 round-card mb-4"
                    src={image_url}
                    alt=""
                    width={800}
                    height={500}
                    loading="lazy"
                  />
                )}
                <h3 className="t24 mb-1">{head}</h3>
                <RichText content={content} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The house's words, or what the operator previews. */
function useTeaser() {
  const page = useWritten('vts').data
  return usePreview('vts')?.page ?? page
}

/** The call to action: a login that leads to the lobby, or a link to it for logged-in users. */
function Enter({ vts }: { vts: Vts | undefined }) {
  const t = useTexts(teaserTexts)
  const user = useUser()
  if (user === undefined) return null
  return (
    <>
      <h2>{user ? t.welcome(user.name) : t.logIn}</h2>
      {user ? (
        <>
          <p>{vts && t.doors[vts.phase]}</p>
          <LinkButton to={LOBBY} variant="signal" size="l" wide iconEnd="arrowRight">
            {t.enter}
          </LinkButton>
        </>
      ) : (
        <LoginForm target={LOBBY} />
      )}
    </>
  )
}
