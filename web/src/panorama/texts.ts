import { messages } from '../lib/texts.tsx'

export const panoramaTexts = messages({
  en: {
    panorama: (scene: string) => `Panorama: ${scene}`,
    keys: 'Arrow keys turn the view, plus and minus zoom, Home goes back to the start view, Tab walks the hotspots.',
    loading: 'The panorama is loading',
    booth: (number: number, name: string) => `Booth ${number}, ${name}`,
    wayTo: (name: string) => `Go to ${name}`,
    visited: 'visited',
    turnTo: (name: string) => `Turn to ${name}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fullScreen: 'Full screen',
    endFullScreen: 'End full screen',
    compass: 'Face north, the top of the floor plan',
    list: {
      booths: 'Booths here',
      ways: 'Ways on',
      more: 'More here',
      empty: 'There is nothing to open in this scene.',
    },
    failed: {
      picture: 'The panorama of this scene could not be loaded. Here is everything in it as a list.',
      webgl: 'This browser cannot show panoramas. Here is everything in this scene as a list.',
      code: 'The panorama viewer could not be loaded. Here is everything in this scene as a list.',
    },
    plan: {
      title: 'Floor plan',
      here: 'You are here',
      scene: 'Scene',
      stops: 'Places to stand',
      visited: (count: number, all: number) => `${count} of ${all} booths visited`,
      enlarge: 'Enlarge the floor plan',
      shrink: 'Make the floor plan smaller',
    },
  },
  de: {
    panorama: scene => `Panorama: ${scene}`,
    keys: 'Pfeiltasten drehen den Blick, Plus und Minus zoomen, Pos1 führt zum Anfangsblick, Tab geht die Punkte durch.',
    loading: 'Das Panorama wird geladen',
    booth: (number, name) => `Stand ${number}, ${name}`,
    wayTo: name => `Weiter zu ${name}`,
    visited: 'besucht',
    turnTo: name => `Zu ${name} drehen`,
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fullScreen: 'Vollbild',
    endFullScreen: 'Vollbild beenden',
    compass: 'Nach Norden blicken, zum oberen Rand des Hallenplans',
    list: {
      booths: 'Stände hier',
      ways: 'Wege weiter',
      more: 'Außerdem hier',
      empty: 'Hier gibt es nichts zu öffnen.',
    },
    failed: {
      picture: 'Das Panorama konnte nicht geladen werden. Hier steht alles daraus als Liste.',
      webgl: 'Dieser Browser kann keine Panoramen zeigen. Hier steht alles daraus als Liste.',
      code: 'Der Panorama-Betrachter konnte nicht geladen werden. Hier steht alles als Liste.',
    },
    plan: {
      title: 'Hallenplan',
      here: 'Sie sind hier',
      scene: 'Szene',
      stops: 'Standorte',
      visited: (count, all) => `${count} von ${all} Ständen besucht`,
      enlarge: 'Hallenplan vergrößern',
      shrink: 'Hallenplan verkleinern',
    },
  },
})

export type PanoramaTexts = (typeof panoramaTexts)['en']
