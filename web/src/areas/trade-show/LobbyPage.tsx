import { FAIR, INFORMATION, sceneAddress } from '@fairfloor/domain/trade-show/addresses'
import { type Hotspot, LOBBY_SCENE } from '@fairfloor/domain/trade-show/scenes'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Panorama, type PanoramaFailure } from '../../panorama/Panorama.tsx'
import { hasPicture } from '../../panorama/pictures.ts'
import { SceneList } from '../../panorama/SceneList.tsx'
import { readView, useViewInAddress } from '../../panorama/view-address.ts'
import { useViewSource } from '../../panorama/view-source.ts'
import { LoadFailure } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { useUser } from '../../visit/user.ts'
import { Board } from './Board.tsx'
import styles from './Exhibitors.module.css'
import { useListView } from './list-view.ts'
import { ShowFrame } from './ShowFrame.tsx'
import { sceneQuery } from './show.ts'
import { tradeShowTexts } from './texts.ts'
import { useGuidedTour } from './tour/use-guided-tour.ts'

const GuidedTour = lazyPart(() => import('./tour/GuidedTour.tsx'))

/** The scene behind the lobby's door. */
const ENTRANCE = 1

/** In the lobby the way into the hall is shown as a door. */
const describe = ({ kind }: Hotspot) => (kind === 'scene' ? { door: true } : null)

/** The entrance of the show. `?target=` asks for a login first and then redirects. */
export function LobbyPage() {
  const t = useTexts(tradeShowTexts)
  const user = useUser()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const asked = query.get('target')
  const target = asked?.startsWith(`${FAIR}/`) ? asked : null
  const [login, setLogin] = useState(false)
  const [failed, setFailed] = useState<PanoramaFailure | null>(null)
  const [asList, setAsList] = useListView()
  const view = useViewSource()
  useViewInAddress(view, useLocation().key)
  const loaded = useQuery(sceneQuery(LOBBY_SCENE))
  const { data: scene, error } = loaded
  const entrance = useQuery({ ...sceneQuery(ENTRANCE), enabled: Boolean(user) })

  const onHotspot = (hotspot: Hotspot) => {
    if (hotspot.kind === 'info') navigate(INFORMATION)
    else if (!user) setLogin(true)
    else if (hotspot.pano_nr !== null) navigate(sceneAddress())
  }
  const onAccount = (open: boolean) => {
    setLogin(open)
    if (!open && target) setQuery({}, { replace: true })
  }

  const hasHall = !scene || hasPicture(scene)
  const failure = hasHall ? failed : 'none'
  const asksLogin = login || (user === null && target !== null)
  const tour = useGuidedTour(asksLogin)
  const showsList = asList || failure !== null
  return (
    <ShowFrame
      scroll={showsList || error !== null}
      listView={hasHall ? { on: asList, onChange: setAsList } : undefined}
      account={{ open: asksLogin, target: target ?? sceneAddress() }}
      onAccount={onAccount}
    >
      <PageTitle>{`${t.lobby} · ${t.fair}`}</PageTitle>
      <h1 className={showsList ? styles.hallTitle : `clipped ${styles.hallHeading}`}>{t.lobby}</h1>
      <LoadFailure query={loaded} />
      {scene && showsList && (
        <div className={styles.hallList}>
          <SceneList scene={scene} describe={describe} onHotspot={onHotspot} notice={failure} />
        </div>
      )}
      {scene && !showsList && (
        <Panorama
          scene={scene}
          next={entrance.data && [entrance.data]}
          describe={describe}
          start={readView(query.get('view'))}
          view={view}
          onHotspot={onHotspot}
          onFailed={setFailed}
        />
      )}
      {!error && <Board onPaper={showsList} />}
      <Suspense>{tour.isOpen && <GuidedTour hasHall={hasHall} onClose={tour.close} />}</Suspense>
    </ShowFrame>
  )
}
