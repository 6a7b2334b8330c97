import { bake } from './bake.ts'

declare global {
  interface Window {
    bakeScene: (panoNr: number, passes: number) => Promise<void>
  }
}

window.bakeScene = bake
