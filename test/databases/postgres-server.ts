export { LocalPostgres as PostgresServer } from '../../tools/cluster/local-postgres.ts';
