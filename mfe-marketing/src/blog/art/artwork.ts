import bottles from './bottles.svg';
import calendar from './calendar.svg';
import clay from './clay.svg';
import electric from './electric.svg';
import film from './film.svg';
import fleet from './fleet.svg';
import growth from './growth.svg';
import hour from './hour.svg';
import lessWater from './less-water.svg';
import noShows from './no-shows.svg';
import notHappy from './not-happy.svg';
import packages from './packages.svg';
import photos from './photos.svg';
import polisher from './polisher.svg';
import reviews from './reviews.svg';
import road from './road.svg';
import seat from './seat.svg';
import sensor from './sensor.svg';
import steamer from './steamer.svg';
import towels from './towels.svg';
import twoBuckets from './two-buckets.svg';
import walkaround from './walkaround.svg';
import winter from './winter.svg';

/** Drawings of the posts, by slug. */
const ARTWORK: Readonly<Record<string, string>> = {
  'a-plan-for-the-slow-winter': winter,
  'bring-customers-back': calendar,
  'cameras-sensors-and-water': sensor,
  'choosing-a-dual-action-polisher': polisher,
  'decontaminate-before-you-polish': clay,
  'detailing-electric-cars': electric,
  'extractor-or-steamer': steamer,
  'fewer-no-shows': noShows,
  'google-reviews-that-bring-work': reviews,
  'know-what-an-hour-costs': hour,
  'less-water-same-shine': lessWater,
  'matte-paint-and-wraps': film,
  'microfiber-without-the-mystery': towels,
  'mobile-van-or-fixed-shop': road,
  'paint-correction-step-by-step': polisher,
  'pet-hair-stains-and-smells': seat,
  'photos-that-sell-details': photos,
  'raise-prices-without-losing-customers': growth,
  'the-two-bucket-wash': twoBuckets,
  'the-walkaround': walkaround,
  'three-packages-not-twelve': packages,
  'wax-sealant-or-coating': bottles,
  'when-a-customer-is-not-happy': notHappy,
  'your-first-fleet-account': fleet,
};

/** A post's drawing; bottles for a post that is newer than this page. */
export const artworkOf = (slug: string): string => ARTWORK[slug] ?? bottles;
