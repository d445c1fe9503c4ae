import type { Moment } from '../calendar.ts'
import type { Story } from '../diary/story.ts'
import { beachKiosks, harbourCafe, weeklyMarkets, windTurbines } from './beginning.ts'
import { campsite, emptyPipes, publicToilets, solarRoofs, villageBus } from './end.ts'
import { batteries, carSharing, heatNetwork, moorings, playground } from './middle.ts'
import { bikeStations, ferryLanding } from './ready.ts'
import { schoolMeals, streetLights } from './told.ts'

/** When the municipality began to use the platform: before any of the stories. */
export const beginning: Moment = [-180, 8]

/** Every type and every stage, so that each screen has something to show. */
export const stories: readonly Story[] = [
  beachKiosks,
  windTurbines,
  weeklyMarkets,
  harbourCafe,
  playground,
  heatNetwork,
  moorings,
  batteries,
  carSharing,
  solarRoofs,
  emptyPipes,
  publicToilets,
  villageBus,
  campsite,
  schoolMeals,
  streetLights,
  ferryLanding,
  bikeStations,
]
