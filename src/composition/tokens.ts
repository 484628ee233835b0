/** Typed tokens for tsyringe: factories only, no decorators (esbuild and tsx emit no decorator metadata). */
import { instanceCachingFactory, type DependencyContainer } from 'tsyringe';

/** A token remembers the type of what it stands for; the property exists for the compiler only. */
export type Token<T> = symbol & { readonly __type?: T };

export const token = <T>(name: string): Token<T> => Symbol(name);

export type Get = <T>(token: Token<T>) => T;

/** Registers a factory whose one instance is made when it is first asked for. */
export const register = <T>(container: DependencyContainer, key: Token<T>, make: (get: Get) => T): void => {
  container.register<T>(key, {
    useFactory: instanceCachingFactory<T>((inner) => make((other) => inner.resolve(other))),
  });
};
