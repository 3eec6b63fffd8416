/** What no step of Dockerfile and compose.yaml would fail for, and is wrong all the same. */
import { parse } from 'yaml';
import { type Stage, stagesOf, wordsOf } from './dockerfile.ts';

export interface Service {
  readonly build?: string;
  readonly image?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

export const composeOf = (text: string): Compose => parse(text) as Compose;

const textOf = (stage: Stage | undefined, name: string): string =>
  stage?.steps.findLast(step => step.name === name)?.text ?? '';

/** Of the image that the last stage makes. */
const ofImage = (image: Stage | undefined, data: string): readonly string[] => [
  ...(['', '0', 'root'].includes(textOf(image, 'USER')) ? ['the image runs as root'] : []),
  ...(textOf(image, 'HEALTHCHECK') === '' ? ['the image has no healthcheck'] : []),
  ...(data === '' || textOf(image, 'VOLUME') !== data ? ['DATA_DIR is no volume'] : []),
  ...(/\bNODE_ENV=production\b/.test(textOf(image, 'ENV')) ? [] : ['the image does not run in production']),
];

const ofService = (name: string, service: Service, { services, volumes }: Compose): readonly string[] => {
  const { environment = {}, volumes: mounts = [], depends_on: needs = {} } = service;
  const texts = Object.entries(environment);
  const hosts = texts.flatMap(([, text]) => [...text.matchAll(/(?:@|\/\/)([a-z]+):\d+/g)].map(([, host = '']) => host));
  return [
    ...texts
      .filter(([variable, text]) => /PASSWORD/.test(variable + text) && !/\$\{\w+:\?[^}]+\}/.test(text))
      .map(([variable]) => `${name} starts without a password in ${variable}`),
    ...mounts.filter(mount => !((mount.split(':')[0] ?? '') in volumes)).map(mount => `${name}: no volume ${mount}`),
    // Whoever is named in an address is waited for, and can say that it is well.
    ...hosts
      .filter(host => needs[host]?.condition !== 'service_healthy')
      .map(host => `${name} does not wait for ${host}`),
    ...hosts.filter(host => services[host]?.healthcheck?.test[0] !== 'CMD').map(host => `${host} has no healthcheck`),
  ];
};

/** In words; none for files that are all right. */
export const faultsOf = (dockerfile: string, composeFile: string): readonly string[] => {
  const image = stagesOf(dockerfile).at(-1);
  const env = Object.fromEntries(wordsOf(textOf(image, 'ENV')).words.map(pair => pair.split('=') as [string, string]));
  const data = env.DATA_DIR ?? '';
  const compose = composeOf(composeFile);
  const own = Object.values(compose.services).find(({ build }) => build !== undefined);
  return [
    ...ofImage(image, data),
    ...Object.entries(compose.services).flatMap(([name, service]) => ofService(name, service, compose)),
    ...(own?.volumes?.some(mount => mount.split(':')[1] === data) ? [] : ['the key is on no volume']),
    ...(own?.ports?.map(pair => pair.split(':')[1]).join() === textOf(image, 'EXPOSE')
      ? []
      : ['other ports than exposed']),
  ];
};
