import {
  boothAddress,
  INFORMATION,
  LOBBY,
  loginAddress,
  readAddress,
  sceneAddress,
  standAddress,
  vitrineAddress,
} from '@fairfloor/domain/trade-show/addresses'
import type { Hotspot } from '@fairfloor/domain/trade-show/scenes'
import { hotspotKey } from '@fairfloor/domain/trade-show/scenes'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { FloorPlan } from '../../panorama/FloorPlan.tsx'
import { stopBefore } from '../../panorama/floor.ts'
import { Panorama, type PanoramaFailure, type PanoramaHandle } from '../../panorama/Panorama.tsx'
import { hasPicture } from '../../panorama/pictures.ts'
import { readView, useViewInAddress } from '../../panorama/view-address.ts'
import { useViewSource } from '../../panorama/view-source.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadFailure } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { useHere } from '../../visit/login-address.ts'
import { useUser } from '../../visit/user.ts'
import { boothContentTexts } from '../booth-content/texts.ts'
import { BoothSheet } from './BoothSheet.tsx'
import { describeSpot } from './describe-spot.ts'
import { ExhibitionList } from './ExhibitionList.tsx'
import styles from './Exhibitors.module.css'
import { useListView } from './list-view.ts'
import { RobotPopup } from './robot/RobotPopup.tsx'
import { useRobot } from './robot/use-robot.ts'
import { ShowFrame } from './ShowFrame.tsx'
import { planQuery, sceneQuery, scenesQuery, useExhibitors, useOrderedLines, useVisited } from './show.ts'
import { tradeShowTexts } from './texts.ts'
import { useSheetInset } from './use-sheet-inset.ts'

const TourOffer = lazyPart(() => import('./tour/TourOffer.tsx'))
const ShowcaseModal = lazyPart(() => import('../booth-content/ShowcaseModal.tsx'))

/** A booth without an exhibitor: its mark opens the first vitrine. */
const SHOWCASE_BOOTH = 32

const vitrineOf = ({ vitrine_id, booth_number }: Hotspot): number | null =>
  vitrine_id ?? (booth_number === SHOWCASE_BOOTH ? 1 : null)

/** The hall: the address determines scene, booth, open tab and product. */
export function ExhibitionPage() {
  const user = useUser()
  const here = useHere()
  if (user === undefined) return null
  if (user === null) return <Navigate to={loginAddress(here)} replace />
  return <Exhibition />
}

function Exhibition() {
  const t = useTexts(tradeShowTexts)
  const { showcase } = useTexts(boothContentTexts)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { panoNr, boothNr, popup, productSizeId, vitrineId } = readAddress(useParams(), query)
  const [failed, setFailed] = useState<{ panoNr: number; failure: PanoramaFailure } | null>(null)
  const [asList, setAsList] = useListView()
  const panorama = useRef<PanoramaHandle>(null)
  const view = useViewSource()
  useViewInAddress(view, useLocation().key)
  const { exhibitors, byBooth } = useExhibitors()
  const visited = useVisited()
  const scene = useQuery(sceneQuery(panoNr))
  const plan = useQuery(planQuery)
  const scenes = useQuery(scenesQuery)
  const next = useNeighbours(scene.data?.hotspots ?? [])
  const boothOpen = boothNr !== undefined && popup !== undefined
  const robot = useRobot(panoNr, popup !== undefined)
  const isCovered = boothOpen || vitrineId !== undefined || Boolean(robot.product)
  const inset = useSheetInset(boothOpen)
  const ordered = useOrderedLines()

  const nameOfBooth = (number: number) =>
    byBooth.get(number)?.name ?? (number === SHOWCASE_BOOTH ? showcase.title : undefined)
  const describe = (hotspot: Hotspot) => describeSpot(hotspot, byBooth, visited, ordered, t)
  const onHotspot = (hotspot: Hotspot) => {
    const vitrine = vitrineOf(hotspot)
    if (vitrine !== null) navigate(vitrineAddress(panoNr, vitrine))
    else if (hotspot.booth_number !== null) navigate(boothAddress(panoNr, hotspot.booth_number))
    else if (hotspot.kind === 'info') navigate(INFORMATION)
    else if (hotspot.pano_nr !== null) navigate(hotspot.pano_nr === 0 ? LOBBY : sceneAddress(hotspot.pano_nr))
  }
  const goBefore = (booth: number) => {
    // The showcase area has no exhibitor, so its scene comes from the plan.
    const before = byBooth.get(booth)?.panoNumberB2b ?? (plan.data && stopBefore(plan.data, booth)?.panoNr)
    navigate(standAddress(before ?? panoNr, booth))
    panorama.current?.turnTo(`booth-${booth}`)
  }
  const closeBooth = () => {
    navigate(sceneAddress(panoNr), { replace: true })
    if (boothNr !== undefined) panorama.current?.focusHotspot(`booth-${boothNr}`)
  }
  // Returning to a scene retries its picture: it may be available now.
  if (failed && failed.panoNr !== panoNr) setFailed(null)
  const hasHall = !scene.data || hasPicture(scene.data)
  const broken = failed?.panoNr === panoNr ? failed.failure : null
  const failure = hasHall ? broken : 'none'
  const title = hasHall ? t.scene(panoNr, scene.data?.name ?? '') : t.exhibition
  const showsList = asList || failure !== null
  const atBooth = scene.data?.hotspots.find(hotspot => hotspot.booth_number === boothNr && boothNr !== undefined)
  const visitedBooths = new Set(exhibitors.filter(one => visited.has(one.id)).map(one => one.boothNumberB2b))

  return (
    <ShowFrame
      scroll={showsList || scene.isError}
      listView={hasHall ? { on: asList, onChange: setAsList } : undefined}
      boothOpen={boothOpen}
    >
      <PageTitle>{`${title} · ${t.fair}`}</PageTitle>
      <h1 className={showsList ? styles.hallTitle : `clipped ${styles.hallHeading}`}>{title}</h1>
      <LoadFailure
        query={scene}
        missing={{
          icon: 'hall',
          title: t.noScene,
          action: <LinkButton to={sceneAddress(1)}>{t.toScene1}</LinkButton>,
        }}
      />
      {scene.data && showsList && (
        <ExhibitionList
          scene={scene.data}
          exhibitors={exhibitors}
          describe={describe}
          onHotspot={onHotspot}
          notice={failure}
        />
      )}
      {scene.data && !showsList && (
        <Panorama
          ref={panorama}
          scene={scene.data}
          next={next}
          describe={describe}
          open={atBooth ? hotspotKey(atBooth) : null}
          start={readView(query.get('view'))}
          inset={inset}
          view={view}
          filmOf={isCovered ? undefined : booth => byBooth.get(booth)?.video_public_link ?? null}
          onHotspot={onHotspot}
          onFailed={reason => setFailed({ panoNr, failure: reason })}
        />
      )}
      {plan.data && scene.data && !showsList && (
        <FloorPlan
          plan={plan.data}
          scene={scene.data}
          stops={scenes.data ?? []}
          visited={visitedBooths}
          ordered={new Set(ordered.keys())}
          // In the order tab the jump list of sizes is there.
          beside={boothOpen && inset !== undefined && popup !== 'ORDER'}
          total={exhibitors.length}
          view={view}
          boothName={number => t.boothName(number, nameOfBooth(number))}
          exhibitorName={nameOfBooth}
          onBooth={goBefore}
          onStop={stop => navigate(stop === 0 ? LOBBY : sceneAddress(stop))}
        />
      )}
      {boothNr !== undefined && popup !== undefined && (
        <BoothSheet key={boothNr} boothNr={boothNr} popup={popup} productSizeId={productSizeId} onClose={closeBooth} />
      )}
      {!boothOpen && (
        <Suspense>
          <TourOffer inFlow={showsList} />
        </Suspense>
      )}
      {robot.product && <RobotPopup product={robot.product} onClose={robot.close} />}
      {vitrineId !== undefined && (
        <Suspense>
          <ShowcaseModal vitrineId={vitrineId} />
        </Suspense>
      )}
    </ShowFrame>
  )
}

/** The neighbouring scenes, prefetched. */
function useNeighbours(hotspots: readonly Hotspot[]) {
  const numbers = hotspots.flatMap(({ pano_nr }) => pano_nr ?? [])
  const answers = useQueries({ queries: numbers.map(sceneQuery) })
  return answers.flatMap(({ data }) => data ?? [])
}
