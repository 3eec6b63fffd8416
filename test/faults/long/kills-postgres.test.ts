import { testKills } from '../kills.ts';

testKills('Postgres');
