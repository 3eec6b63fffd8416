/** What the audience bets on in every show: the registry names the one that brings it. By itself, for whoever only asks for a show. */
export { payment, type WagerName, wagerNames, wagers } from './hot-hand/bets.ts';
export { hotHandHouse as betHouse, type Pays } from './hot-hand/house.ts';
export { worthOf } from './hot-hand/odds/hot-hand.ts';
