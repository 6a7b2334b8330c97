import { refuse } from '@fairfloor/domain/general-refusals'
import * as contract from '@fairfloor/domain/trade-show/contract'
import { LOBBY_SCENE, type Scene } from '@fairfloor/domain/trade-show/scenes'
import * as shapes from '@fairfloor/domain/trade-show/shapes'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Shows } from './show.ts'

/** Endpoints for the scenes of the hall and its plan. */
export function serveScenes(platform: Platform, shows: Shows): void {
  serve(platform, contract.getScenes, shapes.getScenes, ({ viewer }) =>
    [...shows.current().scenes.values()]
      .filter(scene => viewer !== null || scene.panoNr === LOBBY_SCENE)
      .map(({ panoNr, name }) => ({ panoNr, name })),
  )

  serve(platform, contract.getLobby, shapes.getLobby, () => sceneOf(LOBBY_SCENE))

  serve(platform, contract.getScene, shapes.getScene, ({ params }) => sceneOf(params.panoNr))

  function sceneOf(panoNr: number): Scene {
    const scene = shows.current().scenes.get(panoNr)
    if (!scene) throw refuse('not_found')
    return scene
  }

  serve(platform, contract.getPlan, shapes.getPlan, () => {
    const { plan } = shows.current()
    if (!plan) throw refuse('not_found')
    return plan
  })
}
