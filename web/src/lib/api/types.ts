/** The server's words, as `make types` reads them off its OpenAPI description. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type Account = Schemas['Account'];
export type Asked = Schemas['Asked'];
export type Card = Schemas['Card'];
export type Chronicle = Schemas['ChroniclePart'];
export type ChatLine = Schemas['ChatLine'];
export type Clock = Schemas['Clock'];
export type Found = Schemas['Found'];
export type GameEvent = Schemas['Event'];
export type Host = Schemas['Host'];
export type Laid = Schemas['Laid'];
export type Me = Schemas['Me'];
export type NewTable = Schemas['NewTable'];
export type Caution = Schemas['Caution'];
export type Change = Schemas['Change'];
export type NewOrder = Required<Schemas['NewOrder']>;
export type Odds = Schemas['Odds'];
export type OptionInfo = Schemas['OptionInfo'];
export type OrderField = Schemas['OrderField'];
export type OrderKind = Schemas['OrderKind'];
export type Pace = Schemas['Pace'];
export type Problem = Schemas['Problem'];
export type Prompt = Schemas['Prompt'];
export type ReplayState = Schemas['ReplayState'];
export type Result = Schemas['Result'];
export type RulesChange = Schemas['RulesChange'];
export type ScoreLine = Schemas['Line'];
export type SeatInfo = Schemas['SeatInfo'];
export type SeatMark = Schemas['SeatMark'];
export type SeatSpec = Schemas['SeatSpec'];
export type SeatState = Schemas['SeatState'];
export type SetupInfo = Schemas['SetupInfo'];
export type ShownFrame = Schemas['ShownFrame'];
export type ShownGame = Schemas['ShownGame'];
export type StandingOrder = Schemas['StandingOrder'];
export type TableInfo = Schemas['TableInfo'];
export type TablePage = Schemas['TablePage'];
export type Rulebook = Schemas['Rulebook'];
export type SceneInfo = Schemas['SceneInfo'];
export type Texts = Schemas['Texts'];
export type TitleDetail = Schemas['TitleDetail'];
export type TitleInfo = Schemas['TitleInfo'];
/** OpenAPI knows no pairs: each draw is its bound and its value. */
export type Verification = Omit<Schemas['Verification'], 'draws'> & { draws: [number, number][] };
export type Why = Schemas['Why'];

/** What an event, a prompt or a refusal is about: keys, numbers and seats by name. */
export type About = Record<string, string | number>;
